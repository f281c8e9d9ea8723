select id from repair_part where plant_id = ? order by id desc limit ?
select count(*) from repair_part where plant_id = ?
order by id asc -- id
--   SEARCH repair_part USING COVERING INDEX repair_part__plant_id_ix (plant_id=?)

and id = ?
and id in (?, …)
--   SEARCH repair_part USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: repair_id, part_id
--   SEARCH repair_part USING COVERING INDEX repair_part__plant_{}_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: repair_id, part_id
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (part_name like ? escape '\' and (part_name like ? escape '\' or squeezed(part_name) like ? escape '\')) -- keyword
--   SEARCH repair_part USING INDEX repair_part__plant_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from repair_part where (plant_id = ? and {} = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
-- {}: repair_id, part_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH repair_part USING COVERING INDEX repair_part__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH repair_part USING COVERING INDEX repair_part__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select repair_id as key0, count(*) from repair_part where plant_id = ? group by 1 limit ? -- group_repair_id
--   SEARCH repair_part USING COVERING INDEX repair_part__plant_repair_id_ix (plant_id=?)

select part_id as key0, count(*) from repair_part where plant_id = ? group by 1 limit ? -- group_part_id
--   SEARCH repair_part USING COVERING INDEX repair_part__plant_part_id_ix (plant_id=?)

select max(id) from repair_part -- group_created_at, group_updated_at, group_measures
--   SEARCH repair_part

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from repair_part indexed by repair_part__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from repair_part indexed by repair_part__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH repair_part USING INDEX repair_part__plant_uq (plant_id=?)

select row_groups(40000, 2, 0, repair_id, unit_of_0.unit, quantity)
from repair_part indexed by repair_part__plant_uq
left
join spare_part unit_of_0 on unit_of_0.id = part_id
where plant_id = ?
-- group_measures
--   SEARCH repair_part USING INDEX repair_part__plant_uq (plant_id=?)
--   SEARCH unit_of_0 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
