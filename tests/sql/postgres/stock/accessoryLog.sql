select id from accessory_log where plant_id = ? order by booked_at desc, id desc limit ?
and {} in (?, …) -- {}: store_type, state
--   Limit
--     -> Index Only Scan Backward using accessory_log__plant_booked_at_id_store_type_state_amount_acce on accessory_log
--           Index Cond: (plant_id = ?)

select count(*) from accessory_log where plant_id = ?
--   Aggregate
--     -> Index Only Scan using accessory_log__plant_stock_order_booked_at_id_ix on accessory_log
--           Index Cond: (plant_id = ?)

order by booked_at asc, id asc
--   Limit
--     -> Index Only Scan using accessory_log__plant_booked_at_id_store_type_state_amount_acce on accessory_log
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using accessory_log__plant_uq on accessory_log
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC
--           -> Index Scan using accessory_log__plant_uq on accessory_log
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Index Scan using accessory_log__plant_uq on accessory_log
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: accessory_id, staff_id, workshop_id, position_id, stocktake_id, stock_order_id
--   Limit
--     -> Index Only Scan Backward using accessory_log__plant_{}_booked_at_id_ix on accessory_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: accessory_id, staff_id, workshop_id, position_id, stocktake_id, stock_order_id
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Index Only Scan using accessory_log__plant_{}_booked_at_id_ix on accessory_log
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, booked_at as at0, id as at1 from accessory_log where (plant_id = ? and {} = ?) order by booked_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: accessory_id, staff_id, workshop_id, position_id, stocktake_id, stock_order_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using accessory_log__plant_{}_booked_at_id_ix on accessory_log
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and {} = ? -- {}: store_type, state
--   Limit
--     -> Index Only Scan Backward using accessory_log__plant_booked_at_id_store_type_state_amount_acce on accessory_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and (booked_at >= ? and booked_at <= ?)
--   Limit
--     -> Index Only Scan Backward using accessory_log__plant_booked_at_id_store_type_state_amount_acce on accessory_log
--           Index Cond: ((plant_id = ?) AND (booked_at >= ?) AND (booked_at <= ?))

and {} = ? -- {}: usage
and {} is null -- {}: usage
and {} in (?, …) -- {}: usage
and {} ilike ? escape '\' -- {}: usage
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (usage ilike ? escape '\' and (usage ilike ? escape '\' or squeezed(usage) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan Backward using accessory_log__plant_booked_at_id_store_type_state_amount_acce on accessory_log
--           Index Cond: (plant_id = ?)

and 1 = 0 -- covered
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Result
--                 One-Time Filter: false

select accessory_id as key0, count(*) from accessory_log where plant_id = ? group by 1 limit ? -- group_accessory_id
--   Limit
--     -> GroupAggregate
--           Group Key: accessory_id
--           -> Index Only Scan using accessory_log__plant_accessory_booked_at_id_ix on accessory_log
--                 Index Cond: (plant_id = ?)

select store_type as key0, count(*) from accessory_log where plant_id = ? group by 1 limit ? -- group_store_type
--   Limit
--     -> HashAggregate
--           Group Key: store_type
--           -> Index Scan using accessory_log__plant_stock_order_booked_at_id_ix on accessory_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((booked_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from accessory_log
where plant_id = ?
group by 1
limit ?
-- group_booked_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((booked_at + '62167420800000'::bigint) / 1000) - '62167…
--           -> Index Only Scan using accessory_log__plant_stock_order_booked_at_id_ix on accessory_log
--                 Index Cond: (plant_id = ?)

select state as key0, count(*) from accessory_log where plant_id = ? group by 1 limit ? -- group_state
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Index Scan using accessory_log__plant_stock_order_booked_at_id_ix on accessory_log
--                 Index Cond: (plant_id = ?)

select staff_id as key0, count(*) from accessory_log where plant_id = ? group by 1 limit ? -- group_staff_id
--   Limit
--     -> GroupAggregate
--           Group Key: staff_id
--           -> Index Only Scan using accessory_log__plant_staff_booked_at_id_ix on accessory_log
--                 Index Cond: (plant_id = ?)

select workshop_id as key0, count(*) from accessory_log where plant_id = ? group by 1 limit ? -- group_workshop_id
--   Limit
--     -> GroupAggregate
--           Group Key: workshop_id
--           -> Index Only Scan using accessory_log__plant_workshop_booked_at_id_ix on accessory_log
--                 Index Cond: (plant_id = ?)

select position_id as key0, count(*) from accessory_log where plant_id = ? group by 1 limit ? -- group_position_id
--   Limit
--     -> GroupAggregate
--           Group Key: position_id
--           -> Index Only Scan using accessory_log__plant_position_booked_at_id_ix on accessory_log
--                 Index Cond: (plant_id = ?)

select stocktake_id as key0, count(*) from accessory_log where plant_id = ? group by 1 limit ? -- group_stocktake_id
--   Limit
--     -> GroupAggregate
--           Group Key: stocktake_id
--           -> Index Only Scan using accessory_log__plant_stocktake_booked_at_id_ix on accessory_log
--                 Index Cond: (plant_id = ?)

select stock_order_id as key0, count(*) from accessory_log where plant_id = ? group by 1 limit ? -- group_stock_order_id
--   Limit
--     -> GroupAggregate
--           Group Key: stock_order_id
--           -> Index Only Scan using accessory_log__plant_stock_order_booked_at_id_ix on accessory_log
--                 Index Cond: (plant_id = ?)

select max(id) from accessory_log -- group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using accessory_log_pkey on accessory_log
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from accessory_log
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using accessory_log__plant_stock_order_booked_at_id_ix on accessory_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from accessory_log
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using accessory_log__plant_stock_order_booked_at_id_ix on accessory_log
--                 Index Cond: (plant_id = ?)

select accessory_id as key0, unit_of_0.unit as unit0, count(*), cast(sum(quantity) as text), cast(count(quantity) as text),
  cast(min(quantity) as text), cast(max(quantity) as text)
from accessory_log
left
join accessory unit_of_0 on unit_of_0.id = accessory_id
where plant_id = ?
group by 1, 2
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: accessory_log.accessory_id, unit_of.unit
--           -> Incremental Sort
--                 Sort Key: accessory_log.accessory_id, unit_of.unit COLLATE "C"
--                 Presorted Key: accessory_log.accessory_id
--                 -> Nested Loop Left Join
--                       -> Index Scan using accessory_log__plant_accessory_booked_at_id_ix on accessory_log
--                             Index Cond: (plant_id = ?)
--                       -> Index Scan using accessory_pkey on accessory unit_of
--                             Index Cond: (id = accessory_log.accessory_id)
