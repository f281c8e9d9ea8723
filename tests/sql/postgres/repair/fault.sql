select id from fault order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using fault__sort_order_id_ix on fault

select count(*) from fault
--   Aggregate
--     -> Seq Scan on fault

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using fault__sort_order_id_ix on fault

order by id asc
--   Limit
--     -> Index Only Scan using fault_pkey on fault

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using fault_pkey on fault
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using fault_pkey on fault
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using fault__name_uq on fault
--                 Index Cond: (name = ?)

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using fault__name_uq on fault
--                 Index Cond: (name IS NULL)

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using fault__name_uq on fault
--                 Index Cond: (name = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\') -- keyword
--   Limit
--     -> Index Scan using fault__sort_order_id_ix on fault

and category_id = ?
--   Limit
--     -> Index Only Scan using fault__category_sort_order_id_ix on fault
--           Index Cond: (category_id = ?)

and category_id is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using fault__category_sort_order_id_ix on fault
--                 Index Cond: (category_id IS NULL)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(select id as id, sort_order as at0, id as at1 from fault where category_id = ? order by sort_order asc, id asc limit ?) as part0
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
--                             -> Index Only Scan using fault__category_sort_order_id_ix on fault
--                                   Index Cond: (category_id = ?)
--                 …

select category_id as key0, count(*) from fault group by 1 limit ? -- group_category_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: category_id
--           -> Index Only Scan using fault__category_sort_order_id_ix on fault

select max(id) from fault -- group_status, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using fault_pkey on fault
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from fault group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Seq Scan on fault

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from fault
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on fault

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from fault
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on fault
