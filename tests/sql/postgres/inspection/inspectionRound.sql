select * from inspection_order where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?)
--   Index Scan using inspection_order__plant_uq on inspection_order
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from shift where (id = ? and plant_id = ?)
--   Index Scan using shift__plant_uq on shift
--     Index Cond: ((plant_id = ?) AND (id = ?))

select * from shift where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift__plant_sort_order_id_ix on shift
--           Index Cond: (plant_id = ?)

select * from shift_change where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--           Index Cond: (plant_id = ?)

select * from shift_past where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift_past__plant_id_ix on shift_past
--           Index Cond: (plant_id = ?)

select inspection_order.id
from inspection_order
inner
join inspection_point on inspection_point.id = inspection_order.point_id
inner
join equipment on equipment.id = inspection_order.equipment_id
inner
join workshop on workshop.id = equipment.workshop_id
where (
  inspection_order.plant_id = ?
    and (
      inspection_order.plant_id = ? and inspection_order.plan_date = ? and inspection_order.shift_id = ? and inspection_order.status <> ?
    )
)
order by workshop.sort_order asc, workshop.id asc, equipment.sort_order asc, equipment.number asc, inspection_point.sort_order asc,
  inspection_order.id asc
--   Sort
--     Sort Key: workshop.sort_order, workshop.id, equipment.sort_order, equipment.number COLLATE "C", inspection_point.sort_order, inspection_or…
--     -> Result
--           One-Time Filter: (? = ?)
--           -> Nested Loop
--                 -> Nested Loop
--                       -> Nested Loop
--                             -> Index Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--                                   Index Cond: ((plant_id = ?) AND (plan_date = ?) AND (shift_id = ?))
--                             -> Index Scan using equipment_pkey on equipment
--                                   Index Cond: (id = inspection_order.equipment_id)
--                       -> Index Scan using workshop_pkey on workshop
--                             Index Cond: (id = equipment.workshop_id)
--                 -> Index Scan using inspection_point_pkey on inspection_point
--                       Index Cond: (id = inspection_order.point_id)
