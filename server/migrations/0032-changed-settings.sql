alter table settings
  add column changed_by integer references members on delete set null;
comment on column settings.changed_by is 'Null where he is gone, or it was not changed on a page.';
