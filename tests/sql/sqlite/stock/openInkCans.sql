select * from shift where plant_id = ? order by +id
--   SEARCH shift USING INDEX shift__plant_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_change where plant_id = ? order by +id
--   SEARCH shift_change USING INDEX shift_change__plant_uq (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_past where plant_id = ? order by +id
--   SEARCH shift_past USING INDEX shift_past__plant_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

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
--   SEARCH ink_can USING INDEX ink_can__plant_opened_at_id_ix (plant_id=?)
--   SEARCH ink_stock USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH ink USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH equipment USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--   SEARCH staff USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
