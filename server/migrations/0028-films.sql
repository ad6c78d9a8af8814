-- Videos that no browser plays and that nothing here can convert.

alter table photos add column is_as_uploaded boolean not null default false;
comment on column photos.is_as_uploaded is 'A video of which no film could be made: it is downloaded as it came.';
