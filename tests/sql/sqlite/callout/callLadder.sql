select id from call_ladder where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH call_ladder USING COVERING INDEX call_ladder__plant_sort_order_id_ix (plant_id=?)

select count(*) from call_ladder where plant_id = ?
order by id asc -- id
--   SEARCH call_ladder USING COVERING INDEX call_ladder__plant_uq (plant_id=?)

order by sort_order desc, id desc
--   SEARCH call_ladder USING COVERING INDEX call_ladder__plant_sort_order_id_ix (plant_id=?)

and id = ?
--   SEARCH call_ladder USING INTEGER PRIMARY KEY (rowid=?)

and name = ?
--   SEARCH call_ladder USING INDEX call_ladder__name_uq (plant_id=? AND name=?)

and {} is null -- {}: name
and {} like ? escape '\' -- {}: name
and {} = ? -- {}: urgency, criticality, stops_only, status
and {} in (?, …) -- {}: urgency, criticality, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and name like ? escape '\' -- keyword
--   SEARCH call_ladder USING INDEX call_ladder__plant_sort_order_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH call_ladder USING INDEX call_ladder__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY
