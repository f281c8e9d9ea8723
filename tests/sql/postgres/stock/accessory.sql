select id from accessory where plant_id = ? order by code asc, id asc limit ?
and {} ilike ? escape '\' -- {}: name
and (
  (code ilike ? escape '\' and (code ilike ? escape '\' or squeezed(code) ilike ? escape '\'))
    or (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
)
-- covered
--   Limit
--     -> Index Only Scan using accessory__plant_code_id_name_ix on accessory
--           Index Cond: (plant_id = ?)

select count(*) from accessory where plant_id = ?
--   Aggregate
--     -> Index Only Scan using accessory__plant_stock_status_code_id_ix on accessory
--           Index Cond: (plant_id = ?)

order by code desc, id desc
--   Limit
--     -> Index Only Scan Backward using accessory__plant_code_id_name_ix on accessory
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using accessory__plant_uq on accessory
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: name, quantity, last_moved_at, stock_status, sort_order
--   Limit
--     -> Index Only Scan using accessory__plant_{}_id_ix on accessory
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from accessory
    where (plant_id = ? and #1(#2(stock_status in (?, …) and status = ? and quantity < min_quantity)))
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from accessory where (plant_id = ? and #1 is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_short
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Sort
--                                   Sort Key: accessory.id
--                                   -> Index Scan using accessory__plant_stock_status_code_id_ix on accessory
--                                         Index Cond: ((plant_id = ?) AND (stock_status = ANY (ARRAY[?, ?])))
--                 -> Subquery Scan on part1
--                       -> Limit
--                             -> Index Scan using accessory__plant_uq on accessory
--                                   Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: code COLLATE "C"
--           -> Index Scan using accessory__plant_uq on accessory
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: code COLLATE "C", id
--           -> Index Scan using accessory__plant_uq on accessory
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and code = ?
--   Limit
--     -> Index Only Scan using accessory__plant_code_id_name_ix on accessory
--           Index Cond: ((plant_id = ?) AND (code = ?))

and code is null
--   Limit
--     -> Index Only Scan using accessory__plant_code_id_name_ix on accessory
--           Index Cond: ((plant_id = ?) AND (code IS NULL))

and code in (?, …)
--   Limit
--     -> Sort
--           Sort Key: code COLLATE "C", id
--           -> Index Only Scan using accessory__plant_code_id_name_ix on accessory
--                 Index Cond: ((plant_id = ?) AND (code = ANY (ARRAY[?, ?])))

and code ilike ? escape '\'
--   Limit
--     -> Index Only Scan using accessory__plant_code_id_name_ix on accessory
--           Index Cond: (plant_id = ?)

and name = ?
--   Limit
--     -> Sort
--           Sort Key: code COLLATE "C", id
--           -> Index Scan using accessory__plant_name_id_ix on accessory
--                 Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Sort
--           Sort Key: code COLLATE "C", id
--           -> Index Scan using accessory__plant_name_id_ix on accessory
--                 Index Cond: ((plant_id = ?) AND (name IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: code COLLATE "C", id
--           -> Index Scan using accessory__plant_name_id_ix on accessory
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and {} = ? -- {}: spec, status
and {} is null -- {}: spec
and {} in (?, …) -- {}: spec, status
and {} ilike ? escape '\' -- {}: spec
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
    or (code ilike ? escape '\' and (code ilike ? escape '\' or squeezed(code) ilike ? escape '\'))
    or (spec ilike ? escape '\' and (spec ilike ? escape '\' or squeezed(spec) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Index Scan using accessory__plant_code_id_name_ix on accessory
--           Index Cond: (plant_id = ?)

and (last_moved_at >= ? and last_moved_at <= ?)
--   Limit
--     -> Sort
--           Sort Key: code COLLATE "C", id
--           -> Index Scan using accessory__plant_last_moved_at_id_ix on accessory
--                 Index Cond: ((plant_id = ?) AND (last_moved_at >= ?) AND (last_moved_at <= ?))

and {} = ? -- {}: stock_status, location_id, vendor_id
--   Limit
--     -> Index Only Scan using accessory__plant_{}_code_id_ix on accessory
--           Index Cond: ((plant_id = ?) AND ({} = ?))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(select id as id, code as at0, id as at1 from accessory where (plant_id = ? and {} = ?) order by code asc, id asc limit ?) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: stock_status, location_id, vendor_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C", part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using accessory__plant_{}_code_id_ix on accessory
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and {} is null -- {}: location_id, vendor_id
--   Limit
--     -> Sort
--           Sort Key: code COLLATE "C", id
--           -> Index Only Scan using accessory__plant_{}_code_id_ix on accessory
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

and ((stock_status in (?, …) and status = ? and quantity < min_quantity)) -- is_short
--   Limit
--     -> Sort
--           Sort Key: code COLLATE "C", id
--           -> Index Scan using accessory__plant_stock_status_code_id_ix on accessory
--                 Index Cond: ((plant_id = ?) AND (stock_status = ANY (ARRAY[?, ?])))

select to_char(timestamp '1970-01-01' + ((last_moved_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from accessory
where plant_id = ?
group by 1
limit ?
-- group_last_moved_at
select to_char(timestamp '1970-01-01' + ((last_moved_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  unit as unit0, count(*), cast(sum(quantity) as text), cast(count(quantity) as text), cast(min(quantity) as text),
  cast(max(quantity) as text)
from accessory
where plant_id = ?
group by 1, 2
limit ?
-- group_measures
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((last_moved_at + '62167420800000'::bigint) / 1000) - '6…
--           -> Index Scan using accessory__plant_stock_status_code_id_ix on accessory
--                 Index Cond: (plant_id = ?)

select stock_status as key0, count(*) from accessory where plant_id = ? group by 1 limit ? -- group_stock_status
--   Limit
--     -> GroupAggregate
--           Group Key: stock_status
--           -> Index Only Scan using accessory__plant_stock_status_code_id_ix on accessory
--                 Index Cond: (plant_id = ?)

select location_id as key0, count(*) from accessory where plant_id = ? group by 1 limit ? -- group_location_id
--   Limit
--     -> GroupAggregate
--           Group Key: location_id
--           -> Index Only Scan using accessory__plant_location_code_id_ix on accessory
--                 Index Cond: (plant_id = ?)

select vendor_id as key0, count(*) from accessory where plant_id = ? group by 1 limit ? -- group_vendor_id
--   Limit
--     -> GroupAggregate
--           Group Key: vendor_id
--           -> Index Only Scan using accessory__plant_vendor_code_id_ix on accessory
--                 Index Cond: (plant_id = ?)

select max(id) from accessory -- group_status, group_is_short, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using accessory_pkey on accessory
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from accessory where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using accessory__plant_stock_status_code_id_ix on accessory
--                 Index Cond: (plant_id = ?)

select case when (stock_status in (?, …) and status = ? and quantity < min_quantity) then 1 else 0 end as key0, count(*)
from accessory
where plant_id = ?
group by 1
limit ?
-- group_is_short
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN ((stock_status = ANY (ARRAY[?, ?])) AND (status = ?) AND (quantity < min_quantity)) THEN 1 ELSE 0 END
--           -> Index Scan using accessory__plant_stock_status_code_id_ix on accessory
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from accessory
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using accessory__plant_stock_status_code_id_ix on accessory
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from accessory
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using accessory__plant_stock_status_code_id_ix on accessory
--                 Index Cond: (plant_id = ?)
