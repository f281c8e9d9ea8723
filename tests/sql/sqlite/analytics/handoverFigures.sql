select * from shift where (shift.id in (select value from json_each(?)) and shift.plant_id = ?)
--   SEARCH shift USING INDEX shift__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select date, shift_id, ends_at, signed_at from shift_handover where (plant_id = ? and date between ? and ?) order by ends_at asc
--   SEARCH shift_handover USING INDEX shift_handover__plant_date_id_ix (plant_id=? AND date>? AND date<?)
--   USE TEMP B-TREE FOR ORDER BY

select shift_handover_item.kind, shift_handover_item.resource, shift_handover_item.record_id, shift_handover_item.title,
  shift_handover_item.times, shift_handover_item.since, shift_handover.id
from shift_handover_item
inner
join shift_handover on shift_handover.id = shift_handover_item.handover_id
where (shift_handover_item.plant_id = ? and (shift_handover.date between ? and ? and shift_handover_item.times >= ?))
order by shift_handover.ends_at asc, shift_handover_item.id asc
--   SEARCH shift_handover_item USING INDEX shift_handover_item__plant_id_ix (plant_id=?)
--   SEARCH shift_handover USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY
