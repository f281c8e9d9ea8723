select * from accessory where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?)
--   Index Scan using accessory__plant_uq on accessory
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from config where config_key = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using config__config_key_uq on config
--           Index Cond: (config_key = ?)

select * from vendor where id = any((select ?::text::bigint[])::bigint[])
--   Index Scan using vendor_pkey on vendor
--     Index Cond: (id = ANY (?))
--     InitPlan 1 (returns ?)
--       -> Result

select accessory_id, sum(-quantity_changed)
from accessory_log
where (plant_id = ? and (accessory_id in (?, …) and booked_at >= ? and store_type in (?, …) and state = ?))
group by accessory_id
--   GroupAggregate
--     Group Key: accessory_id
--     -> Sort
--           Sort Key: accessory_id
--           -> Index Scan using accessory_log__plant_accessory_booked_at_id_ix on accessory_log
--                 Index Cond: ((plant_id = ?) AND (accessory_id = ANY (ARRAY[?, ?])) AND (booked_at >= ?))

select accessory_id, sum(quantity - received), min(expected_date), sum(case when expected_date < ? then quantity - received else 0 end),
  min(case when expected_date >= ? then expected_date end)
from stock_order
where (plant_id = ? and (accessory_id in (?, …) and state in (?, …)))
group by accessory_id
--   GroupAggregate
--     Group Key: accessory_id
--     -> Sort
--           Sort Key: accessory_id
--           -> Index Scan using stock_order__plant_accessory_expected_date_id_ix on stock_order
--                 Index Cond: ((plant_id = ?) AND (accessory_id = ANY (ARRAY[?, ?])))

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
--   Limit
--     -> Index Scan using {}__plant_vendor_code_id_ix on {}
--           Index Cond: ((plant_id = ?) AND (vendor_id IS NULL))

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
--   GroupAggregate
--     Group Key: vendor_id
--     -> Sort
--           Sort Key: vendor_id
--           -> Index Scan using {}__plant_stock_status_code_id_ix on {}
--                 Index Cond: ((plant_id = ?) AND (stock_status = ANY (ARRAY[?, ?])))
