select * from accessory where (accessory.id in (select value from json_each(?)) and accessory.plant_id = ?)
--   SEARCH accessory USING INDEX accessory__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from config where config_key = ? order by +id
--   SEARCH config USING INDEX config__config_key_uq (config_key=?)

select * from vendor where vendor.id in (select value from json_each(?))
--   SEARCH vendor USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select accessory_id, sum(-quantity_changed)
from accessory_log
where (plant_id = ? and (accessory_id in (?, …) and booked_at >= ? and store_type in (?, …) and state = ?))
group by accessory_id
--   SEARCH accessory_log USING INDEX accessory_log__plant_accessory_booked_at_id_ix (plant_id=? AND accessory_id=? AND booked_at>?)

select accessory_id, sum(quantity - received), min(expected_date), sum(case when expected_date < ? then quantity - received else 0 end),
  min(case when expected_date >= ? then expected_date end)
from stock_order
where (plant_id = ? and (accessory_id in (?, …) and state in (?, …)))
group by accessory_id
--   SEARCH stock_order USING INDEX stock_order__plant_accessory_expected_date_id_ix (plant_id=? AND accessory_id=?)

select id
from {}
where (plant_id = ? and ((stock_status in (?, …) and status = ? and quantity < min_quantity) and vendor_id is null))
order by vendor_id asc, code asc
limit ?
-- {}: accessory, ink
select id
from {}
where (plant_id = ? and ((stock_status in (?, …) and status = ? and quantity - reserved < min_quantity) and vendor_id is null))
order by vendor_id asc, code asc
limit ?
-- {}: spare_part
--   SEARCH {} USING INDEX {}__plant_vendor_code_id_ix (plant_id=? AND vendor_id=?)

select vendor_id, count(*)
from {}
where (plant_id = ? and (stock_status in (?, …) and status = ? and quantity < min_quantity))
group by vendor_id
-- {}: accessory, ink
select vendor_id, count(*)
from {}
where (plant_id = ? and (stock_status in (?, …) and status = ? and quantity - reserved < min_quantity))
group by vendor_id
-- {}: spare_part
--   SEARCH {} USING INDEX {}__plant_vendor_code_id_ix (plant_id=?)
