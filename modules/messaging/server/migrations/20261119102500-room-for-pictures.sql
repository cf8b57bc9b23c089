-- A message knows how much room its pictures take, as it knows the names of its files.
alter table messaging.attachment
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  add constraint attachment_has_both_sides check ((width is null) = (height is null));
