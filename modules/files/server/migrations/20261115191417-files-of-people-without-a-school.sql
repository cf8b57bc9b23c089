-- Somebody without a role has a picture too; what they upload belongs to them alone and to no school.
alter table files.file alter column school_id drop not null;
