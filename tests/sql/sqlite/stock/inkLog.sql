select id from ink_log where plant_id = ? order by booked_at desc, id desc limit ?
and id in (?, …) -- id
and {} is null -- {}: ink_id, staff_id
and {} = ? -- {}: store_type, state
and {} in (?, …) -- {}: store_type, state
and 1 = 0 -- covered
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
and (batch_no like ? escape '\' or decor_code like ? escape '\' or usage like ? escape '\') -- keyword
--   SEARCH ink_log USING INDEX ink_log__plant_booked_at_id_store_type_state_amount_ink_equipm (plant_id=?)
