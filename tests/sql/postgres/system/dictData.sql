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
and (label ilike ? escape '\' and (label ilike ? escape '\' or squeezed(label) ilike ? escape '\'))
  or (label_en ilike ? escape '\' and (label_en ilike ? escape '\' or squeezed(label_en) ilike ? escape '\'))
  or (value ilike ? escape '\' and (value ilike ? escape '\' or squeezed(value) ilike ? escape '\'))
-- keyword
--   Limit
--     -> Index Scan using dict_data__sort_order_id_ix on dict_data

select type_id as key0, count(*) from dict_data group by 1 limit ? -- group_type_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: type_id
--           -> Index Only Scan using dict_data__type_sort_order_id_ix on dict_data

select max(id) from dict_data -- group_status, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using dict_data_pkey on dict_data
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from dict_data group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Seq Scan on dict_data

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from dict_data
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on dict_data

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from dict_data
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on dict_data
