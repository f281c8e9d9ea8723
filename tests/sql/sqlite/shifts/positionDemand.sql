select id from position_demand where plant_id = ? order by id desc limit ?
order by id asc -- id
--   SEARCH position_demand USING COVERING INDEX position_demand__plant_id_ix (plant_id=?)

select count(*) from position_demand where plant_id = ?
select equipment_id as key0, count(*) from position_demand where plant_id = ? group by 1 limit ? -- group_equipment_id
--   SEARCH position_demand USING COVERING INDEX position_demand__plant_equipment_id_ix (plant_id=?)

order by name asc, id asc
--   SEARCH position_demand USING COVERING INDEX position_demand__plant_name_id_ix (plant_id=?)

and id = ?
and id in (?, …)
--   SEARCH position_demand USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: name, position_id, shift_id, equipment_id
and {} is null -- {}: equipment_id
--   SEARCH position_demand USING COVERING INDEX position_demand__plant_{}_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: name, position_id, shift_id
and {} in (?, …) -- {}: name
and {} like ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (pinyin like ? escape '\' and (pinyin like ? escape '\' or squeezed(pinyin) like ? escape '\'))
)
-- keyword
--   SEARCH position_demand USING INDEX position_demand__plant_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from position_demand where (plant_id = ? and {} = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
-- {}: position_id, shift_id, equipment_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH position_demand USING COVERING INDEX position_demand__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH position_demand USING COVERING INDEX position_demand__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select position_id as key0, count(*) from position_demand where plant_id = ? group by 1 limit ? -- group_position_id
--   SEARCH position_demand USING COVERING INDEX position_demand__plant_position_id_ix (plant_id=?)

select shift_id as key0, count(*) from position_demand where plant_id = ? group by 1 limit ? -- group_shift_id
--   SEARCH position_demand USING COVERING INDEX position_demand__plant_shift_id_ix (plant_id=?)

select max(id) from position_demand -- group_created_at, group_updated_at, group_measures
--   SEARCH position_demand

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from position_demand indexed by position_demand__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from position_demand indexed by position_demand__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, position_id, heads) from position_demand indexed by position_demand__plant_uq where plant_id = ?
-- group_measures
--   SEARCH position_demand USING INDEX position_demand__plant_uq (plant_id=?)
