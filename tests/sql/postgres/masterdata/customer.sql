select id from customer order by sap_cust_no asc, id asc limit ?
and {} in (?, …) -- {}: short_name
--   Limit
--     -> Index Only Scan using customer__sap_cust_no_id_name_short_name_ix on customer

select count(*) from customer
--   Aggregate
--     -> Seq Scan on customer

order by sap_cust_no desc, id desc
--   Limit
--     -> Index Only Scan Backward using customer__sap_cust_no_id_name_short_name_ix on customer

order by id asc
--   Limit
--     -> Index Only Scan using customer_pkey on customer

order by name asc, id asc
--   Limit
--     -> Index Only Scan using customer__name_id_ix on customer

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sap_cust_no COLLATE "C"
--           -> Index Scan using customer_pkey on customer
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sap_cust_no COLLATE "C", id
--           -> Index Scan using customer_pkey on customer
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and sap_cust_no = ?
--   Limit
--     -> Index Only Scan using customer__sap_cust_no_id_name_short_name_ix on customer
--           Index Cond: (sap_cust_no = ?)

and sap_cust_no is null
--   Limit
--     -> Index Only Scan using customer__sap_cust_no_id_name_short_name_ix on customer
--           Index Cond: (sap_cust_no IS NULL)

and sap_cust_no in (?, …)
--   Limit
--     -> Index Only Scan using customer__sap_cust_no_id_name_short_name_ix on customer
--           Index Cond: (sap_cust_no = ANY (ARRAY[?, ?]))

select c.reltuples as rows, s.most_common_elems::text::text[] as grams, s.most_common_elem_freqs as shares
from pg_class c
left
join pg_stats s on s.schemaname = 'public' and s.tablename = ?
where c.oid = ?::regclass
-- sap_cust_no
--   Nested Loop Left Join
--     -> Index Scan using pg_class_oid_index on pg_class c
--           Index Cond: (oid = (?)::oid)
--     -> Nested Loop
--           -> Nested Loop
--                 -> Nested Loop
--                       -> Index Scan using pg_class_relname_nsp_index on pg_class c
--                             Index Cond: (relname = ?)
--                       -> Bitmap Heap Scan on pg_statistic s
--                             -> Bitmap Index Scan on pg_statistic_relid_att_inh_index
--                                   Index Cond: (starelid = c.oid)
--                 -> Index Scan using pg_attribute_relid_attnum_index on pg_attribute a
--                       Index Cond: ((attrelid = s.starelid) AND (attnum = s.staattnum))
--           -> Seq Scan on pg_namespace n

and sap_cust_no ilike ? escape '\'
  and text_grams(
    lower(
      coalesce(name, '') || ' ' || coalesce(sap_cust_no, '') || ' ' || coalesce(pinyin, '') || ' ' || coalesce(short_name, '') || ' ' || coalesce(country, '') || ' ' || coalesce(province, '') || ' ' || coalesce(city, '') || ' '
    )
  ) @@ ?::tsquery
--   Limit
--     -> Index Scan using customer__sap_cust_no_id_name_short_name_ix on customer

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sap_cust_no COLLATE "C", id
--           -> Index Scan using customer__name_id_ix on customer
--                 Index Cond: (name = ?)

and name is null
--   Limit
--     -> Sort
--           Sort Key: sap_cust_no COLLATE "C", id
--           -> Index Scan using customer__name_id_ix on customer
--                 Index Cond: (name IS NULL)

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sap_cust_no COLLATE "C", id
--           -> Index Scan using customer__name_id_ix on customer
--                 Index Cond: (name = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\'
  and text_grams(
    lower(
      coalesce({}, '') || ' ' || coalesce(sap_cust_no, '') || ' ' || coalesce(pinyin, '') || ' ' || coalesce(short_name, '') || ' ' || coalesce(country, '') || ' ' || coalesce(province, '') || ' ' || coalesce(city, '') || ' '
    )
  ) @@ ?::tsquery
-- {}: name
and {} ilike ? escape '\'
  and text_grams(
    lower(
      coalesce(name, '') || ' ' || coalesce(sap_cust_no, '') || ' ' || coalesce(pinyin, '') || ' ' || coalesce({}, '') || ' ' || coalesce(country, '') || ' ' || coalesce(province, '') || ' ' || coalesce(city, '') || ' '
    )
  ) @@ ?::tsquery
-- {}: short_name
and {} = ? -- {}: country, province, city, status
and {} is null -- {}: country, province, city
and {} in (?, …) -- {}: country, province, city, status
and {} ilike ? escape '\'
  and text_grams(
    lower(
      coalesce(name, '') || ' ' || coalesce(sap_cust_no, '') || ' ' || coalesce(pinyin, '') || ' ' || coalesce(short_name, '') || ' ' || coalesce({}, '') || ' ' || coalesce(province, '') || ' ' || coalesce(city, '') || ' '
    )
  ) @@ ?::tsquery
-- {}: country
and {} ilike ? escape '\'
  and text_grams(
    lower(
      coalesce(name, '') || ' ' || coalesce(sap_cust_no, '') || ' ' || coalesce(pinyin, '') || ' ' || coalesce(short_name, '') || ' ' || coalesce(country, '') || ' ' || coalesce({}, '') || ' ' || coalesce(city, '') || ' '
    )
  ) @@ ?::tsquery
-- {}: province
and {} ilike ? escape '\'
  and text_grams(
    lower(
      coalesce(name, '') || ' ' || coalesce(sap_cust_no, '') || ' ' || coalesce(pinyin, '') || ' ' || coalesce(short_name, '') || ' ' || coalesce(country, '') || ' ' || coalesce(province, '') || ' ' || coalesce({}, '') || ' '
    )
  ) @@ ?::tsquery
-- {}: city
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (
  name ilike ? escape '\' or sap_cust_no ilike ? escape '\' or pinyin ilike ? escape '\' or short_name ilike ? escape '\'
    or country ilike ? escape '\' or province ilike ? escape '\' or city ilike ? escape '\'
)
  and text_grams(
    lower(
      coalesce(name, '') || ' ' || coalesce(sap_cust_no, '') || ' ' || coalesce(pinyin, '') || ' ' || coalesce(short_name, '') || ' ' || coalesce(country, '') || ' ' || coalesce(province, '') || ' ' || coalesce(city, '') || ' '
    )
  ) @@ ?::tsquery
-- keyword
and (name ilike ? escape '\' or short_name ilike ? escape '\')
  and text_grams(
    lower(
      coalesce(name, '') || ' ' || coalesce(sap_cust_no, '') || ' ' || coalesce(pinyin, '') || ' ' || coalesce(short_name, '') || ' ' || coalesce(country, '') || ' ' || coalesce(province, '') || ' ' || coalesce(city, '') || ' '
    )
  ) @@ ?::tsquery
-- covered
--   Limit
--     -> Index Scan using customer__sap_cust_no_id_name_short_name_ix on customer

and short_name = ?
--   Limit
--     -> Index Only Scan using customer__sap_cust_no_id_name_short_name_ix on customer
--           Index Cond: (short_name = ?)

and short_name is null
--   Limit
--     -> Index Only Scan using customer__sap_cust_no_id_name_short_name_ix on customer
--           Index Cond: (short_name IS NULL)
