select * from spare_part where (id = ? and plant_id = ?)
--   SEARCH spare_part USING INTEGER PRIMARY KEY (rowid=?)

select floor((booked_at + 28800000) / 86400000), sum(quantity_changed), sum(amount),
  sum(case when quantity_changed > 0 and (state = ? and store_type not in (?, …)) then quantity_changed else 0 end),
  sum(case when quantity_changed < 0 and (state = ? and store_type not in (?, …)) then -quantity_changed else 0 end)
from spare_part_log
where (plant_id = ? and (part_id = ? and booked_at >= ?))
group by floor((booked_at + 28800000) / 86400000)
order by floor((booked_at + 28800000) / 86400000)
--   SEARCH spare_part_log USING INDEX spare_part_log__plant_part_booked_at_id_ix (plant_id=? AND part_id=? AND booked_at>?)
--   USE TEMP B-TREE FOR GROUP BY
