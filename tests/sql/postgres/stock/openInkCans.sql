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

select ink_can.id, ink_can.can_no, ink.name, ink_stock.batch_no, ink_stock.expiring_date, ink_can.content_kg, ink_can.equipment_id,
  equipment.name, ink_can.decor_code, ink_can.opened_at, ink_can.shift_ends_at, staff.name
from ink_can
inner
join ink_stock on ink_stock.id = ink_can.ink_stock_id
inner
join ink on ink.id = ink_can.ink_id
left
join equipment on equipment.id = ink_can.equipment_id
left
join staff on staff.id = ink_can.opened_by_id
where (ink_can.plant_id = ? and ink_can.state = ?)
order by ink_can.opened_at asc, ink_can.id asc
limit ?
--   Limit
--     -> Nested Loop Left Join
--           -> Nested Loop Left Join
--                 -> Nested Loop
--                       -> Nested Loop
--                             -> Index Scan using ink_can__plant_opened_at_id_ix on ink_can
--                                   Index Cond: (plant_id = ?)
--                             -> Index Scan using ink_stock_pkey on ink_stock
--                                   Index Cond: (id = ink_can.ink_stock_id)
--                       -> Index Scan using ink_pkey on ink
--                             Index Cond: (id = ink_can.ink_id)
--                 -> Index Scan using equipment_pkey on equipment
--                       Index Cond: (id = ink_can.equipment_id)
--           -> Index Scan using staff_pkey on staff
--                 Index Cond: (id = ink_can.opened_by_id)
