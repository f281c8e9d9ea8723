select id from spare_part_log where plant_id = ? order by booked_at desc, id desc limit ?
and {} in (?, …) -- {}: store_type, state
--   Limit
--     -> Index Only Scan Backward using spare_part_log__plant_booked_at_id_store_type_state_amount_par on spare_part_log
--           Index Cond: (plant_id = ?)

select count(*) from spare_part_log where plant_id = ?
--   Aggregate
--     -> Index Only Scan using spare_part_log__plant_stock_order_booked_at_id_ix on spare_part_log
--           Index Cond: (plant_id = ?)

order by booked_at asc, id asc
--   Limit
--     -> Index Only Scan using spare_part_log__plant_booked_at_id_store_type_state_amount_par on spare_part_log
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using spare_part_log__plant_uq on spare_part_log
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC
--           -> Index Scan using spare_part_log__plant_uq on spare_part_log
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Index Scan using spare_part_log__plant_uq on spare_part_log
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: part_id, repairer_id, repair_log_id, maintenance_order_id, equipment_id, stocktake_id, stock_order_id
--   Limit
--     -> Index Only Scan Backward using spare_part_log__plant_{}_booked_at_id_ix on spare_part_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: part_id, repairer_id, repair_log_id, maintenance_order_id, equipment_id, stocktake_id, stock_order_id
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Index Only Scan using spare_part_log__plant_{}_booked_at_id_ix on spare_part_log
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, booked_at as at0, id as at1
    from spare_part_log
    where (plant_id = ? and {} = ?)
    order by booked_at desc, id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: part_id, repairer_id, repair_log_id, maintenance_order_id, equipment_id, stocktake_id, stock_order_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using spare_part_log__plant_{}_booked_at_id_ix on spare_part_log
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and {} = ? -- {}: store_type, state
--   Limit
--     -> Index Only Scan Backward using spare_part_log__plant_booked_at_id_store_type_state_amount_par on spare_part_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and (booked_at >= ? and booked_at <= ?)
--   Limit
--     -> Index Only Scan Backward using spare_part_log__plant_booked_at_id_store_type_state_amount_par on spare_part_log
--           Index Cond: ((plant_id = ?) AND (booked_at >= ?) AND (booked_at <= ?))

and {} = ? -- {}: usage
and {} is null -- {}: usage
and {} in (?, …) -- {}: usage
and {} ilike ? escape '\' -- {}: usage
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (usage ilike ? escape '\' and (usage ilike ? escape '\' or squeezed(usage) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan Backward using spare_part_log__plant_booked_at_id_store_type_state_amount_par on spare_part_log
--           Index Cond: (plant_id = ?)

and 1 = 0 -- covered
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Result
--                 One-Time Filter: false

select part_id as key0, count(*) from spare_part_log where plant_id = ? group by 1 limit ? -- group_part_id
--   Limit
--     -> GroupAggregate
--           Group Key: part_id
--           -> Index Only Scan using spare_part_log__plant_part_booked_at_id_ix on spare_part_log
--                 Index Cond: (plant_id = ?)

select store_type as key0, count(*) from spare_part_log where plant_id = ? group by 1 limit ? -- group_store_type
--   Limit
--     -> HashAggregate
--           Group Key: store_type
--           -> Index Scan using spare_part_log__plant_stock_order_booked_at_id_ix on spare_part_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((booked_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from spare_part_log
where plant_id = ?
group by 1
limit ?
-- group_booked_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((booked_at + '62167420800000'::bigint) / 1000) - '62167…
--           -> Index Only Scan using spare_part_log__plant_stock_order_booked_at_id_ix on spare_part_log
--                 Index Cond: (plant_id = ?)

select state as key0, count(*) from spare_part_log where plant_id = ? group by 1 limit ? -- group_state
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Index Scan using spare_part_log__plant_stock_order_booked_at_id_ix on spare_part_log
--                 Index Cond: (plant_id = ?)

select repairer_id as key0, count(*) from spare_part_log where plant_id = ? group by 1 limit ? -- group_repairer_id
--   Limit
--     -> GroupAggregate
--           Group Key: repairer_id
--           -> Index Only Scan using spare_part_log__plant_repairer_booked_at_id_ix on spare_part_log
--                 Index Cond: (plant_id = ?)

select repair_log_id as key0, count(*) from spare_part_log where plant_id = ? group by 1 limit ? -- group_repair_log_id
--   Limit
--     -> GroupAggregate
--           Group Key: repair_log_id
--           -> Index Only Scan using spare_part_log__plant_repair_log_booked_at_id_ix on spare_part_log
--                 Index Cond: (plant_id = ?)

select maintenance_order_id as key0, count(*) from spare_part_log where plant_id = ? group by 1 limit ? -- group_maintenance_order_id
--   Limit
--     -> GroupAggregate
--           Group Key: maintenance_order_id
--           -> Index Only Scan using spare_part_log__plant_maintenance_order_booked_at_id_ix on spare_part_log
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from spare_part_log where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using spare_part_log__plant_equipment_booked_at_id_ix on spare_part_log
--                 Index Cond: (plant_id = ?)

select stocktake_id as key0, count(*) from spare_part_log where plant_id = ? group by 1 limit ? -- group_stocktake_id
--   Limit
--     -> GroupAggregate
--           Group Key: stocktake_id
--           -> Index Only Scan using spare_part_log__plant_stocktake_booked_at_id_ix on spare_part_log
--                 Index Cond: (plant_id = ?)

select stock_order_id as key0, count(*) from spare_part_log where plant_id = ? group by 1 limit ? -- group_stock_order_id
--   Limit
--     -> GroupAggregate
--           Group Key: stock_order_id
--           -> Index Only Scan using spare_part_log__plant_stock_order_booked_at_id_ix on spare_part_log
--                 Index Cond: (plant_id = ?)

select max(id) from spare_part_log -- group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using spare_part_log_pkey on spare_part_log
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from spare_part_log
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using spare_part_log__plant_stock_order_booked_at_id_ix on spare_part_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from spare_part_log
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using spare_part_log__plant_stock_order_booked_at_id_ix on spare_part_log
--                 Index Cond: (plant_id = ?)

select part_id as key0, unit_of_0.unit as unit0, count(*), cast(sum(quantity) as text), cast(count(quantity) as text),
  cast(min(quantity) as text), cast(max(quantity) as text)
from spare_part_log
left
join spare_part unit_of_0 on unit_of_0.id = part_id
where plant_id = ?
group by 1, 2
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: spare_part_log.part_id, unit_of.unit
--           -> Incremental Sort
--                 Sort Key: spare_part_log.part_id, unit_of.unit COLLATE "C"
--                 Presorted Key: spare_part_log.part_id
--                 -> Nested Loop Left Join
--                       -> Index Scan using spare_part_log__plant_part_booked_at_id_ix on spare_part_log
--                             Index Cond: (plant_id = ?)
--                       -> Index Scan using spare_part_pkey on spare_part unit_of
--                             Index Cond: (id = spare_part_log.part_id)
