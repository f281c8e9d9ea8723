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
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH call_ladder USING INDEX call_ladder__plant_sort_order_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH call_ladder USING INDEX call_ladder__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from call_ladder
-- group_urgency, group_criticality, group_stops_only, group_status, group_created_at, group_updated_at, group_measures
--   SEARCH call_ladder

select row_groups(10000, 1, 0, urgency) from call_ladder indexed by call_ladder__plant_uq where plant_id = ? -- group_urgency
select row_groups(10000, 1, 0, criticality) from call_ladder indexed by call_ladder__plant_uq where plant_id = ? -- group_criticality
select row_groups(10000, 1, 0, stops_only) from call_ladder indexed by call_ladder__plant_uq where plant_id = ? -- group_stops_only
select row_groups(10000, 1, 0, status) from call_ladder indexed by call_ladder__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from call_ladder indexed by call_ladder__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from call_ladder indexed by call_ladder__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, urgency, after_minutes) from call_ladder indexed by call_ladder__plant_uq where plant_id = ?
-- group_measures
--   SEARCH call_ladder USING INDEX call_ladder__plant_uq (plant_id=?)
