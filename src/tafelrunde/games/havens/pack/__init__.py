"""Content packs of the hex adventures: folders of YAML files, one laid over the other, read into `records`."""
