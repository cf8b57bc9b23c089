-- The mark of a job that is done, written in the transaction of its effect: a server that dies before the queue
-- hears of it runs the job again, and then finds this. A job whose key is used again is a new revision.
create table platform.job_done (
  job_id   bigint not null,
  revision integer not null,
  at       timestamptz not null,
  primary key (job_id, revision)
);
create index job_done_by_age on platform.job_done (at);

-- The last moment of each schedule that has become a job, by time zone.
create table platform.job_schedule (
  name      text not null,
  time_zone text not null,
  due_at    timestamptz not null,
  primary key (name, time_zone)
);
