create index members_by_full_name on members (lower(first_name || ' ' || last_name));
create index members_by_familiar_name on members (lower(familiar || ' ' || last_name)) where familiar is not null;
create index lineage_ties_by_big_name on lineage_ties (lower(big_name)) where big_name is not null;
create index lineage_ties_by_little_name on lineage_ties (lower(little_name)) where little_name is not null;
