select * from accessory where (id = ? and plant_id = ?)
--   SEARCH accessory USING INTEGER PRIMARY KEY (rowid=?)

select floor((booked_at + 28800000) / 86400000), sum(quantity_changed), sum(amount),
  sum(case when quantity_changed > 0 and (state = ? and store_type not in (?, …)) then quantity_changed else 0 end),
  sum(case when quantity_changed < 0 and (state = ? and store_type not in (?, …)) then -quantity_changed else 0 end)
from accessory_log
where (plant_id = ? and (accessory_id = ? and booked_at >= ?))
group by floor((booked_at + 28800000) / 86400000)
order by floor((booked_at + 28800000) / 86400000)
--   SEARCH accessory_log USING INDEX accessory_log__plant_accessory_booked_at_id_ix (plant_id=? AND accessory_id=? AND booked_at>?)
--   USE TEMP B-TREE FOR GROUP BY
