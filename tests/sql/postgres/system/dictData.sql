select id from dict_data order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using dict_data__sort_order_id_ix on dict_data

select count(*) from dict_data
--   Aggregate
--     -> Seq Scan on dict_data

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using dict_data__sort_order_id_ix on dict_data

order by id asc
--   Limit
--     -> Index Only Scan using dict_data_pkey on dict_data

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using dict_data_pkey on dict_data
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using dict_data_pkey on dict_data
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and type_id = ?
--   Limit
--     -> Index Only Scan using dict_data__type_sort_order_id_ix on dict_data
--           Index Cond: (type_id = ?)

and type_id is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using dict_data__type_sort_order_id_ix on dict_data
--                 Index Cond: (type_id IS NULL)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(select id as id, sort_order as at0, id as at1 from dict_data where type_id = ? order by sort_order asc, id asc limit ?) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using dict_data__type_sort_order_id_ix on dict_data
--                                   Index Cond: (type_id = ?)
--                 …

and {} = ? -- {}: label, label_en, value, status
and {} is null -- {}: label, label_en, value
and {} in (?, …) -- {}: label, label_en, value, status
and {} ilike ? escape '\' -- {}: label, label_en, value
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and label ilike ? escape '\' or label_en ilike ? escape '\' or value ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using dict_data__sort_order_id_ix on dict_data
