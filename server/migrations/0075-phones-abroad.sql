-- Numbers were read as American ones wherever their owner lived: a job reads those of before again, by his country.
insert into jobs (kind, payload) values ('key-phones', '{}');
