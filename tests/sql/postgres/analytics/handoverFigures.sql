select * from shift where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?)
--   Index Scan using shift__plant_uq on shift
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select date, shift_id, ends_at, signed_at from shift_handover where (plant_id = ? and date between ? and ?) order by ends_at asc
--   Sort
--     Sort Key: ends_at
--     -> Index Scan using shift_handover__plant_date_id_ix on shift_handover
--           Index Cond: ((plant_id = ?) AND (date >= ?) AND (date <= ?))

select shift_handover_item.kind, shift_handover_item.resource, shift_handover_item.record_id, shift_handover_item.title,
  shift_handover_item.times, shift_handover_item.since, shift_handover.id
from shift_handover_item
inner
join shift_handover on shift_handover.id = shift_handover_item.handover_id
where (shift_handover_item.plant_id = ? and (shift_handover.date between ? and ? and shift_handover_item.times >= ?))
order by shift_handover.ends_at asc, shift_handover_item.id asc
--   Sort
--     Sort Key: shift_handover.ends_at, shift_handover_item.id
--     -> Nested Loop
--           -> Index Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--                 Index Cond: (plant_id = ?)
--           -> Index Scan using shift_handover_pkey on shift_handover
--                 Index Cond: (id = shift_handover_item.handover_id)
