select * from {} where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?) -- {}: maintenance_order, repair_log, spare_part
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

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
--   Nested Loop
--     -> Index Scan using spare_part_log__plant_repair_log_booked_at_id_ix on spare_part_log
--           Index Cond: ((plant_id = ?) AND (repair_log_id IS NULL))
--     -> Index Scan using maintenance_order_pkey on maintenance_order
--           Index Cond: (id = spare_part_log.maintenance_order_id)

select spare_part_log.id, spare_part_log.booked_at, spare_part_log.part_id, spare_part_log.quantity_changed, spare_part_log.amount,
  spare_part_log.repair_log_id, spare_part_log.maintenance_order_id
from spare_part_log
inner
join repair_log on repair_log.id = spare_part_log.repair_log_id
where (spare_part_log.plant_id = ? and (repair_log.equipment_id = ? and spare_part_log.state = ? and spare_part_log.store_type in (?, …)))
--   Nested Loop
--     -> Index Scan using spare_part_log__plant_booked_at_id_store_type_state_amount_par on spare_part_log
--           Index Cond: ((plant_id = ?) AND (state = ?))
--     -> Index Scan using repair_log_pkey on repair_log
--           Index Cond: (id = spare_part_log.repair_log_id)
