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
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH wall_display USING INDEX wall_display__plant_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH wall_display USING COVERING INDEX wall_display__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from wall_display -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH wall_display

select row_groups(10000, 1, 0, status) from wall_display indexed by wall_display__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from wall_display indexed by wall_display__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from wall_display indexed by wall_display__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, status, downtime_seconds) from wall_display indexed by wall_display__plant_uq where plant_id = ?
-- group_measures
--   SEARCH wall_display USING INDEX wall_display__plant_uq (plant_id=?)
