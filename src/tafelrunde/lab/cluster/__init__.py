"""Work on many machines: who does it (`on_ray`), and what happens when some of it is lost (`batches`)."""
