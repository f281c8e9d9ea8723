select id from accessory_log where plant_id = ? order by booked_at desc, id desc limit ?
and id in (?, …) -- id
and {} is null -- {}: accessory_id, staff_id
and {} = ? -- {}: store_type, state
and {} in (?, …) -- {}: store_type, state
and 1 = 0 -- covered
select row_groups(10000, 1, 0, store_type) from accessory_log where plant_id = ? -- group_store_type
select row_groups(10000, 1, 0, state) from accessory_log where plant_id = ? -- group_state
--   SEARCH accessory_log USING COVERING INDEX accessory_log__plant_booked_at_id_store_type_state_amount_acce (plant_id=?)

select count(*) from accessory_log where plant_id = ?
--   SEARCH accessory_log USING COVERING INDEX accessory_log__reverses_id_uq (plant_id=?)

order by booked_at asc, id asc
--   SEARCH accessory_log USING COVERING INDEX accessory_log__plant_booked_at_id_store_type_state_amount_acce (plant_id=?)

order by id asc
--   SEARCH accessory_log USING COVERING INDEX accessory_log__plant_uq (plant_id=?)

and id = ?
--   SEARCH accessory_log USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: accessory_id, staff_id, workshop_id, position_id, stocktake_id, stock_order_id
and {} is null -- {}: workshop_id, position_id, stocktake_id, stock_order_id
--   SEARCH accessory_log USING COVERING INDEX accessory_log__plant_{}_booked_at_id_ix (plant_id=? AND {}=?)

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH accessory_log USING COVERING INDEX accessory_log__plant_{}_booked_at_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH accessory_log USING COVERING INDEX accessory_log__plant_{}_booked_at_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and (booked_at >= ? and booked_at <= ?)
--   SEARCH accessory_log USING COVERING INDEX accessory_log__plant_booked_at_id_store_type_state_amount_acce (plant_id=? AND booked_at>? AND booked_at<?)

and {} = ? -- {}: usage
and {} is null -- {}: usage
and {} in (?, …) -- {}: usage
and {} like ? escape '\' -- {}: usage
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (usage like ? escape '\' and (usage like ? escape '\' or squeezed(usage) like ? escape '\')) -- keyword
--   SEARCH accessory_log USING INDEX accessory_log__plant_booked_at_id_store_type_state_amount_acce (plant_id=?)

select row_groups(10000, 1, 0, accessory_id) from accessory_log where plant_id = ? -- group_accessory_id
--   SEARCH accessory_log USING COVERING INDEX accessory_log__plant_accessory_booked_at_id_ix (plant_id=?)

select row_groups(10000, 1, 1, (booked_at + 62167420800000) / 86400000 - 719530) from accessory_log where plant_id = ? -- group_booked_at
select stock_order_id as key0, count(*) from accessory_log where plant_id = ? group by 1 limit ? -- group_stock_order_id
--   SEARCH accessory_log USING COVERING INDEX accessory_log__plant_stock_order_booked_at_id_ix (plant_id=?)

select row_groups(10000, 1, 0, staff_id) from accessory_log where plant_id = ? -- group_staff_id
--   SEARCH accessory_log USING COVERING INDEX accessory_log__plant_staff_booked_at_id_ix (plant_id=?)

select row_groups(10000, 1, 0, workshop_id) from accessory_log where plant_id = ? -- group_workshop_id
--   SEARCH accessory_log USING COVERING INDEX accessory_log__plant_workshop_booked_at_id_ix (plant_id=?)

select position_id as key0, count(*) from accessory_log where plant_id = ? group by 1 limit ? -- group_position_id
--   SEARCH accessory_log USING COVERING INDEX accessory_log__plant_position_booked_at_id_ix (plant_id=?)

select stocktake_id as key0, count(*) from accessory_log where plant_id = ? group by 1 limit ? -- group_stocktake_id
--   SEARCH accessory_log USING COVERING INDEX accessory_log__plant_stocktake_booked_at_id_ix (plant_id=?)

select max(id) from accessory_log -- group_created_at, group_updated_at, group_measures
--   SEARCH accessory_log

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from accessory_log indexed by accessory_log__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from accessory_log indexed by accessory_log__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH accessory_log USING INDEX accessory_log__plant_uq (plant_id=?)

select row_groups(40000, 2, 0, accessory_id, unit_of_0.unit, quantity)
from accessory_log indexed by accessory_log__plant_uq
left
join accessory unit_of_0 on unit_of_0.id = accessory_id
where plant_id = ?
-- group_measures
--   SEARCH accessory_log USING INDEX accessory_log__plant_uq (plant_id=?)
--   SEARCH unit_of_0 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
