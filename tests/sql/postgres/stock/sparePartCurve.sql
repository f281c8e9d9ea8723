select * from spare_part where (id = ? and plant_id = ?)
--   Index Scan using spare_part__plant_uq on spare_part
--     Index Cond: ((plant_id = ?) AND (id = ?))

select floor((booked_at + 28800000) / 86400000), sum(quantity_changed), sum(amount),
  sum(case when quantity_changed > 0 and (state = ? and store_type not in (?, …)) then quantity_changed else 0 end),
  sum(case when quantity_changed < 0 and (state = ? and store_type not in (?, …)) then -quantity_changed else 0 end)
from spare_part_log
where (plant_id = ? and (part_id = ? and booked_at >= ?))
group by floor((booked_at + 28800000) / 86400000)
order by floor((booked_at + 28800000) / 86400000)
--   GroupAggregate
--     Group Key: (floor((((booked_at + 28800000) / 86400000))::double precision))
--     -> Sort
--           Sort Key: (floor((((booked_at + 28800000) / 86400000))::double precision))
--           -> Index Scan using spare_part_log__plant_part_booked_at_id_ix on spare_part_log
--                 Index Cond: ((plant_id = ?) AND (part_id = ?) AND (booked_at >= ?))
