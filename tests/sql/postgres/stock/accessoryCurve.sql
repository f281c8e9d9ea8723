select * from accessory where (id = ? and plant_id = ?)
--   Index Scan using accessory__plant_uq on accessory
--     Index Cond: ((plant_id = ?) AND (id = ?))

select floor((booked_at + 28800000) / 86400000), sum(quantity_changed), sum(amount),
  sum(case when quantity_changed > 0 and (state = ? and store_type not in (?, …)) then quantity_changed else 0 end),
  sum(case when quantity_changed < 0 and (state = ? and store_type not in (?, …)) then -quantity_changed else 0 end)
from accessory_log
where (plant_id = ? and (accessory_id = ? and booked_at >= ?))
group by floor((booked_at + 28800000) / 86400000)
order by floor((booked_at + 28800000) / 86400000)
--   GroupAggregate
--     Group Key: (floor((((booked_at + 28800000) / 86400000))::double precision))
--     -> Sort
--           Sort Key: (floor((((booked_at + 28800000) / 86400000))::double precision))
--           -> Index Scan using accessory_log__plant_accessory_booked_at_id_ix on accessory_log
--                 Index Cond: ((plant_id = ?) AND (accessory_id = ?) AND (booked_at >= ?))
