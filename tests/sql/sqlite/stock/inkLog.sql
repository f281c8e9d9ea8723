select id from ink_log where plant_id = ? order by booked_at desc, id desc limit ?
and id in (?, …) -- id
and {} is null -- {}: ink_id, staff_id
and {} = ? -- {}: store_type, state
and {} in (?, …) -- {}: store_type, state
and 1 = 0 -- covered
select row_groups(10000, 1, 0, store_type) from ink_log where plant_id = ? -- group_store_type
select row_groups(10000, 1, 0, state) from ink_log where plant_id = ? -- group_state
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_booked_at_id_store_type_state_amount_ink_equipm (plant_id=?)

select count(*) from ink_log where plant_id = ?
--   SEARCH ink_log USING COVERING INDEX ink_log__moved_from_id_uq (plant_id=?)

order by booked_at asc, id asc
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_booked_at_id_store_type_state_amount_ink_equipm (plant_id=?)

order by id asc
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_uq (plant_id=?)

and id = ?
--   SEARCH ink_log USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: ink_id, ink_stock_id, location_id, staff_id, ink_can_id, equipment_id, stocktake_id, stock_order_id
and {} is null -- {}: ink_stock_id, location_id, ink_can_id, equipment_id, stocktake_id, stock_order_id
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_{}_booked_at_id_ix (plant_id=? AND {}=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, booked_at as at0, id as at1 from ink_log where (plant_id = ? and {} = ?) order by booked_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: ink_id, ink_stock_id, location_id, staff_id, ink_can_id, equipment_id, stocktake_id, stock_order_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH ink_log USING COVERING INDEX ink_log__plant_{}_booked_at_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH ink_log USING COVERING INDEX ink_log__plant_{}_booked_at_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and (booked_at >= ? and booked_at <= ?)
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_booked_at_id_store_type_state_amount_ink_equipm (plant_id=? AND booked_at>? AND booked_at<?)

and {} = ? -- {}: batch_no, expiring_date, decor_code, usage
and {} is null -- {}: batch_no, decor_code, usage
and {} in (?, …) -- {}: batch_no, decor_code, usage
and {} like ? escape '\' -- {}: batch_no, decor_code, usage
and ({} >= ? and {} <= ?) -- {}: expiring_date, created_at, updated_at
and (
  (batch_no like ? escape '\' and (batch_no like ? escape '\' or squeezed(batch_no) like ? escape '\'))
    or (decor_code like ? escape '\' and (decor_code like ? escape '\' or squeezed(decor_code) like ? escape '\'))
    or (usage like ? escape '\' and (usage like ? escape '\' or squeezed(usage) like ? escape '\'))
)
-- keyword
--   SEARCH ink_log USING INDEX ink_log__plant_booked_at_id_store_type_state_amount_ink_equipm (plant_id=?)

select row_groups(10000, 1, 0, ink_id) from ink_log where plant_id = ? -- group_ink_id
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_ink_booked_at_id_ix (plant_id=?)

select row_groups(10000, 1, 1, (booked_at + 62167420800000) / 86400000 - 719530) from ink_log where plant_id = ? -- group_booked_at
select stock_order_id as key0, count(*) from ink_log where plant_id = ? group by 1 limit ? -- group_stock_order_id
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_stock_order_booked_at_id_ix (plant_id=?)

select ink_stock_id as key0, count(*) from ink_log where plant_id = ? group by 1 limit ? -- group_ink_stock_id
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_ink_stock_booked_at_id_ix (plant_id=?)

select location_id as key0, count(*) from ink_log where plant_id = ? group by 1 limit ? -- group_location_id
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_location_booked_at_id_ix (plant_id=?)

select max(id) from ink_log -- group_expiring_date, group_created_at, group_updated_at, group_measures
--   SEARCH ink_log

select row_groups(10000, 1, 0, substr(expiring_date, 1, 7)) from ink_log indexed by ink_log__plant_uq where plant_id = ?
-- group_expiring_date
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from ink_log indexed by ink_log__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from ink_log indexed by ink_log__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, ink_id, quantity) from ink_log indexed by ink_log__plant_uq where plant_id = ? -- group_measures
--   SEARCH ink_log USING INDEX ink_log__plant_uq (plant_id=?)

select row_groups(10000, 1, 0, staff_id) from ink_log where plant_id = ? -- group_staff_id
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_staff_booked_at_id_ix (plant_id=?)

select ink_can_id as key0, count(*) from ink_log where plant_id = ? group by 1 limit ? -- group_ink_can_id
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_ink_can_booked_at_id_ix (plant_id=?)

select row_groups(10000, 1, 0, equipment_id) from ink_log where plant_id = ? -- group_equipment_id
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_equipment_booked_at_id_ix (plant_id=?)

select stocktake_id as key0, count(*) from ink_log where plant_id = ? group by 1 limit ? -- group_stocktake_id
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_stocktake_booked_at_id_ix (plant_id=?)
