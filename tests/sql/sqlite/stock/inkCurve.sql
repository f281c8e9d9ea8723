select * from ink where (id = ? and plant_id = ?)
--   SEARCH ink USING INTEGER PRIMARY KEY (rowid=?)

select floor((booked_at + 28800000) / 86400000), sum(quantity_changed), sum(amount),
  sum(case when quantity_changed > 0 and (state = ? and store_type not in (?, …)) then quantity_changed else 0 end),
  sum(case when quantity_changed < 0 and (state = ? and store_type not in (?, …)) then -quantity_changed else 0 end)
from ink_log
where (plant_id = ? and (ink_id = ? and booked_at >= ?))
group by floor((booked_at + 28800000) / 86400000)
order by floor((booked_at + 28800000) / 86400000)
--   SEARCH ink_log USING INDEX ink_log__plant_ink_booked_at_id_ix (plant_id=? AND ink_id=? AND booked_at>?)
--   USE TEMP B-TREE FOR GROUP BY
