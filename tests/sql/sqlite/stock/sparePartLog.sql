select id from spare_part_log where plant_id = ? order by booked_at desc, id desc limit ?
and id in (?, …) -- id
and {} is null -- {}: part_id
and {} = ? -- {}: store_type, state
and {} in (?, …) -- {}: store_type, state
and 1 = 0 -- covered
--   SEARCH spare_part_log USING COVERING INDEX spare_part_log__plant_booked_at_id_store_type_state_amount_par (plant_id=?)

select count(*) from spare_part_log where plant_id = ?
--   SEARCH spare_part_log USING COVERING INDEX spare_part_log__reverses_id_uq (plant_id=?)

order by booked_at asc, id asc
--   SEARCH spare_part_log USING COVERING INDEX spare_part_log__plant_booked_at_id_store_type_state_amount_par (plant_id=?)

order by id asc
--   SEARCH spare_part_log USING COVERING INDEX spare_part_log__plant_uq (plant_id=?)

and id = ?
--   SEARCH spare_part_log USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: part_id, repairer_id, repair_log_id, maintenance_order_id, equipment_id, stocktake_id, stock_order_id
and {} is null -- {}: repairer_id, repair_log_id, maintenance_order_id, equipment_id, stocktake_id, stock_order_id
--   SEARCH spare_part_log USING COVERING INDEX spare_part_log__plant_{}_booked_at_id_ix (plant_id=? AND {}=?)

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH spare_part_log USING COVERING INDEX spare_part_log__plant_{}_booked_at_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH spare_part_log USING COVERING INDEX spare_part_log__plant_{}_booked_at_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and (booked_at >= ? and booked_at <= ?)
--   SEARCH spare_part_log USING COVERING INDEX spare_part_log__plant_booked_at_id_store_type_state_amount_par (plant_id=? AND booked_at>? AND booked_at<?)

and {} = ? -- {}: usage
and {} is null -- {}: usage
and {} in (?, …) -- {}: usage
and {} like ? escape '\' -- {}: usage
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and usage like ? escape '\' -- keyword
--   SEARCH spare_part_log USING INDEX spare_part_log__plant_booked_at_id_store_type_state_amount_par (plant_id=?)
