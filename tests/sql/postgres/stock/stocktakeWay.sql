select * from spare_part where (plant_id = ? and id in (?, …)) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using spare_part__plant_uq on spare_part
--           Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

select * from stocktake where (id = ? and plant_id = ?)
--   Index Scan using stocktake__plant_id_ix on stocktake
--     Index Cond: ((plant_id = ?) AND (id = ?))

select * from stocktake_line where (plant_id = ? and (stocktake_id = ? and part_id in (?, …))) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using stocktake_line__plant_stocktake_id_ix on stocktake_line
--           Index Cond: ((plant_id = ?) AND (stocktake_id = ?))

select * from storage_location where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?)
--   Index Scan using storage_location__plant_uq on storage_location
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from storage_location where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using storage_location__plant_parent_sort_order_id_ix on storage_location
--           Index Cond: (plant_id = ?)

select id
from stocktake_line
where (plant_id = ? and (stocktake_id = ? and part_id = ? and location_id in (?, …) and id > ?))
order by id asc
limit ?
--   Limit
--     -> Index Scan using stocktake_line__plant_stocktake_id_ix on stocktake_line
--           Index Cond: ((plant_id = ?) AND (stocktake_id = ?) AND (id > ?))

select location_id, count(*), sum(case when state = 'COUNTED' then 1 else 0 end)
from stocktake_line
where (plant_id = ? and stocktake_id = ?)
group by location_id
order by min(id) asc
--   Sort
--     Sort Key: (min(id))
--     -> HashAggregate
--           Group Key: location_id
--           -> Index Scan using stocktake_line__plant_stocktake_id_ix on stocktake_line
--                 Index Cond: ((plant_id = ?) AND (stocktake_id = ?))
