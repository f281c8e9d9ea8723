select id from wall_display where plant_id = ? order by id desc limit ?
select count(*) from wall_display where plant_id = ?
order by id asc -- id
--   SEARCH wall_display USING COVERING INDEX wall_display__plant_id_ix (plant_id=?)

and id = ?
and id in (?, …)
--   SEARCH wall_display USING INTEGER PRIMARY KEY (rowid=?)

and name = ?
--   SEARCH wall_display USING COVERING INDEX wall_display__name_uq (plant_id=? AND name=?)

and {} is null -- {}: name
and {} like ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and name like ? escape '\' -- keyword
--   SEARCH wall_display USING INDEX wall_display__plant_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH wall_display USING COVERING INDEX wall_display__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY
