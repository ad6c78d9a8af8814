-- The categories of documents are a setting. Its row is there from now on: whoever files a document holds it, so that no
-- category goes meanwhile. Every category that a document has stays one.

insert into settings (key, value)
select 'documentCategories', jsonb_agg(jsonb_build_object('slug', slug, 'label', label) order by place, slug)
from (
  values ('general', 'General', 1), ('history', 'History', 2), ('future', 'Future', 3), ('random', 'Random', 4),
    ('comedy', 'Comedy', 5), ('4019pine', '4019 Pine', 6)
  union all
  select distinct category, category, 7 from documents
  where category not in ('general', 'history', 'future', 'random', 'comedy', '4019pine')
) as all_there_are (slug, label, place);
comment on column documents.category is 'The slug of one in the setting documentCategories.';
