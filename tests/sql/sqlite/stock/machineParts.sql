select * from {} where ({}.id in (select value from json_each(?)) and {}.plant_id = ?) -- {}: maintenance_order, repair_log, spare_part
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select spare_part_log.id, spare_part_log.booked_at, spare_part_log.part_id, spare_part_log.quantity_changed, spare_part_log.amount,
  spare_part_log.repair_log_id, spare_part_log.maintenance_order_id
from spare_part_log
inner
join maintenance_order on maintenance_order.id = spare_part_log.maintenance_order_id
where (
  spare_part_log.plant_id = ?
    and (
      maintenance_order.equipment_id = ? and spare_part_log.state = ? and spare_part_log.store_type in (?, …)
        and spare_part_log.repair_log_id is null
    )
)
--   SEARCH spare_part_log USING INDEX spare_part_log__plant_repair_log_booked_at_id_ix (plant_id=? AND repair_log_id=?)
--   SEARCH maintenance_order USING INTEGER PRIMARY KEY (rowid=?)

select spare_part_log.id, spare_part_log.booked_at, spare_part_log.part_id, spare_part_log.quantity_changed, spare_part_log.amount,
  spare_part_log.repair_log_id, spare_part_log.maintenance_order_id
from spare_part_log
inner
join repair_log on repair_log.id = spare_part_log.repair_log_id
where (spare_part_log.plant_id = ? and (repair_log.equipment_id = ? and spare_part_log.state = ? and spare_part_log.store_type in (?, …)))
--   SEARCH spare_part_log USING INDEX spare_part_log__plant_stock_order_booked_at_id_ix (plant_id=?)
--   SEARCH repair_log USING INTEGER PRIMARY KEY (rowid=?)
