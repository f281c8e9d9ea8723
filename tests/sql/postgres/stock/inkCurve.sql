select * from ink where (id = ? and plant_id = ?)
--   Index Scan using ink__plant_uq on ink
--     Index Cond: ((plant_id = ?) AND (id = ?))

select floor((booked_at + 28800000) / 86400000), sum(quantity_changed), sum(amount),
  sum(case when quantity_changed > 0 and (state = ? and store_type not in (?, …)) then quantity_changed else 0 end),
  sum(case when quantity_changed < 0 and (state = ? and store_type not in (?, …)) then -quantity_changed else 0 end)
from ink_log
where (plant_id = ? and (ink_id = ? and booked_at >= ?))
group by floor((booked_at + 28800000) / 86400000)
order by floor((booked_at + 28800000) / 86400000)
--   GroupAggregate
--     Group Key: (floor((((booked_at + 28800000) / 86400000))::double precision))
--     -> Sort
--           Sort Key: (floor((((booked_at + 28800000) / 86400000))::double precision))
--           -> Index Scan using ink_log__plant_ink_booked_at_id_ix on ink_log
--                 Index Cond: ((plant_id = ?) AND (ink_id = ?) AND (booked_at >= ?))
