-- Run by psql when a new database server starts: the owner of Aerie's tables, and the role that the program runs as.
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv password DATABASE_PASSWORD
-- A backup is tried in a database of its own.
create role aerie_owner login createdb password :'owner_password';
create role aerie login password :'password';
create database aerie owner aerie_owner;
