select id from storage_location where plant_id = ? order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using storage_location__plant_sort_order_id_ix on storage_location
--           Index Cond: (plant_id = ?)

select count(*) from storage_location where plant_id = ?
--   Aggregate
--     -> Index Only Scan using storage_location__plant_parent_sort_order_id_ix on storage_location
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using storage_location__plant_sort_order_id_ix on storage_location
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using storage_location__plant_uq on storage_location
--           Index Cond: (plant_id = ?)

order by code asc, id asc
--   Limit
--     -> Index Only Scan using storage_location__plant_code_id_ix on storage_location
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using storage_location__plant_uq on storage_location
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using storage_location__plant_uq on storage_location
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and code = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using storage_location__code_uq on storage_location
--                 Index Cond: ((plant_id = ?) AND (code = ?))

and code is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using storage_location__plant_code_id_ix on storage_location
--                 Index Cond: ((plant_id = ?) AND (code IS NULL))

and code in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using storage_location__plant_code_id_ix on storage_location
--                 Index Cond: ((plant_id = ?) AND (code = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: code
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (code ilike ? escape '\' and (code ilike ? escape '\' or squeezed(code) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan using storage_location__plant_sort_order_id_ix on storage_location
--           Index Cond: (plant_id = ?)

and parent_id = ?
--   Limit
--     -> Index Only Scan using storage_location__plant_parent_sort_order_id_ix on storage_location
--           Index Cond: ((plant_id = ?) AND (parent_id = ?))

and parent_id is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using storage_location__plant_parent_sort_order_id_ix on storage_location
--                 Index Cond: ((plant_id = ?) AND (parent_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from storage_location
    where (plant_id = ? and parent_id = ?)
    order by sort_order asc, id asc
    limit ?
  ) as part0
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
--                             -> Index Only Scan using storage_location__plant_parent_sort_order_id_ix on storage_location
--                                   Index Cond: ((plant_id = ?) AND (parent_id = ?))
--                 …

select parent_id as key0, count(*) from storage_location where plant_id = ? group by 1 limit ? -- group_parent_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: parent_id
--           -> Index Only Scan using storage_location__plant_parent_sort_order_id_ix on storage_location
--                 Index Cond: (plant_id = ?)

select max(id) from storage_location -- group_status, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using storage_location_pkey on storage_location
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from storage_location where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using storage_location__plant_parent_sort_order_id_ix on storage_location
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from storage_location
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using storage_location__plant_parent_sort_order_id_ix on storage_location
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from storage_location
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using storage_location__plant_parent_sort_order_id_ix on storage_location
--                 Index Cond: (plant_id = ?)
