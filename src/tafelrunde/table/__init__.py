"""Live tables: seats with secret links, storage, sockets. It knows games only through the kernel."""
