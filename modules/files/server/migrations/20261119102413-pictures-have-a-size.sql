-- How large a picture is in pixels, as it is shown. Nobody knows it of those that were kept before, nor of other files.
alter table files.file
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  add constraint file_has_both_sides check ((width is null) = (height is null));
