-- What of an event is told to this reader alone, such as which child it is about; it goes over what all are told.
alter table notices.notice add column own_params jsonb not null default '{}';
