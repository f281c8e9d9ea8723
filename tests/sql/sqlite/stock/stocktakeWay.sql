select * from spare_part where (plant_id = ? and id in (?, …)) order by +id
--   SEARCH spare_part USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from stocktake where (id = ? and plant_id = ?)
--   SEARCH stocktake USING INTEGER PRIMARY KEY (rowid=?)

select * from stocktake_line where (plant_id = ? and (stocktake_id = ? and part_id in (?, …))) order by +id
--   SEARCH stocktake_line USING INDEX stocktake_line__plant_stocktake_id_ix (plant_id=? AND stocktake_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from storage_location where (storage_location.id in (select value from json_each(?)) and storage_location.plant_id = ?)
--   SEARCH storage_location USING INDEX storage_location__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from storage_location where plant_id = ? order by +id
--   SEARCH storage_location USING INDEX storage_location__plant_parent_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select id
from stocktake_line
where (plant_id = ? and (stocktake_id = ? and part_id = ? and location_id in (?, …) and id > ?))
order by id asc
limit ?
--   SEARCH stocktake_line USING INDEX stocktake_line__part_ix (part_id=? AND rowid>?)

select location_id, count(*), sum(case when state = 'COUNTED' then 1 else 0 end)
from stocktake_line
where (plant_id = ? and stocktake_id = ?)
group by location_id
order by min(id) asc
--   SEARCH stocktake_line USING INDEX stocktake_line__plant_location_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY
