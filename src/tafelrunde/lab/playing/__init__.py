"""Many games: played side by side (`simulate`), kept (`notebook`) and summed up (`arena`, `parties`, `summary`)."""
