select id from shift_team_member where plant_id = ? order by id desc limit ?
order by id asc -- id
--   SEARCH shift_team_member USING COVERING INDEX shift_team_member__plant_id_ix (plant_id=?)

select count(*) from shift_team_member where plant_id = ?
select equipment_id as key0, count(*) from shift_team_member where plant_id = ? group by 1 limit ? -- group_equipment_id
--   SEARCH shift_team_member USING COVERING INDEX shift_team_member__plant_equipment_id_ix (plant_id=?)

order by name asc, id asc
--   SEARCH shift_team_member USING COVERING INDEX shift_team_member__plant_name_id_ix (plant_id=?)

and id = ?
and id in (?, …)
--   SEARCH shift_team_member USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: name, team_id, position_id, equipment_id
and {} is null -- {}: equipment_id
--   SEARCH shift_team_member USING COVERING INDEX shift_team_member__plant_{}_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: name, team_id, worker_id, position_id
and {} in (?, …) -- {}: name
and {} like ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (pinyin like ? escape '\' and (pinyin like ? escape '\' or squeezed(pinyin) like ? escape '\'))
)
-- keyword
--   SEARCH shift_team_member USING INDEX shift_team_member__plant_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from shift_team_member where (plant_id = ? and {} = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
-- {}: team_id, position_id, equipment_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH shift_team_member USING COVERING INDEX shift_team_member__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH shift_team_member USING COVERING INDEX shift_team_member__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and worker_id = ?
--   SEARCH shift_team_member USING COVERING INDEX shift_team_member__worker_id_uq (plant_id=? AND worker_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from shift_team_member where (plant_id = ? and worker_id = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH shift_team_member USING COVERING INDEX shift_team_member__worker_id_uq (plant_id=? AND worker_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH shift_team_member USING COVERING INDEX shift_team_member__worker_id_uq (plant_id=? AND worker_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select team_id as key0, count(*) from shift_team_member where plant_id = ? group by 1 limit ? -- group_team_id, group_measures
--   SEARCH shift_team_member USING COVERING INDEX shift_team_member__plant_team_id_ix (plant_id=?)

select worker_id as key0, count(*) from shift_team_member where plant_id = ? group by 1 limit ? -- group_worker_id
--   SEARCH shift_team_member USING COVERING INDEX shift_team_member__worker_id_uq (plant_id=?)

select position_id as key0, count(*) from shift_team_member where plant_id = ? group by 1 limit ? -- group_position_id
--   SEARCH shift_team_member USING COVERING INDEX shift_team_member__plant_position_id_ix (plant_id=?)

select max(id) from shift_team_member -- group_created_at, group_updated_at
--   SEARCH shift_team_member

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from shift_team_member indexed by shift_team_member__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from shift_team_member indexed by shift_team_member__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH shift_team_member USING INDEX shift_team_member__plant_uq (plant_id=?)
