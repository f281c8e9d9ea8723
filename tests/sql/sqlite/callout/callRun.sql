select id from call_run where plant_id = ? order by began_at desc, id desc limit ?
and id in (?, …) -- id
--   SEARCH call_run USING COVERING INDEX call_run__plant_began_at_id_ix (plant_id=?)

select count(*) from call_run where plant_id = ?
order by id asc -- id
--   SEARCH call_run USING COVERING INDEX call_run__plant_uq (plant_id=?)

order by began_at asc, id asc
--   SEARCH call_run USING COVERING INDEX call_run__plant_began_at_id_ix (plant_id=?)

order by run_no asc, id asc
--   SEARCH call_run USING COVERING INDEX call_run__run_no_uq (plant_id=?)

and id = ?
--   SEARCH call_run USING INTEGER PRIMARY KEY (rowid=?)

and run_no = ?
--   SEARCH call_run USING INDEX call_run__run_no_uq (plant_id=? AND run_no=?)

and {} is null -- {}: run_no, ladder_id, report_id, equipment_id
and {} like ? escape '\' -- {}: run_no
and {} = ? -- {}: state
and {} in (?, …) -- {}: state
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (run_no like ? escape '\' and (run_no like ? escape '\' or squeezed(run_no) like ? escape '\')) -- keyword
--   SEARCH call_run USING INDEX call_run__plant_began_at_id_ix (plant_id=?)

and run_no in (?, …)
--   SEARCH call_run USING INDEX call_run__run_no_uq (plant_id=? AND run_no=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: ladder_id, report_id, equipment_id
--   SEARCH call_run USING COVERING INDEX call_run__plant_{}_began_at_id_ix (plant_id=? AND {}=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, began_at as at0, id as at1 from call_run where (plant_id = ? and {} = ?) order by began_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: ladder_id, report_id, equipment_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH call_run USING COVERING INDEX call_run__plant_{}_began_at_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH call_run USING COVERING INDEX call_run__plant_{}_began_at_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and (began_at >= ? and began_at <= ?)
--   SEARCH call_run USING COVERING INDEX call_run__plant_began_at_id_ix (plant_id=? AND began_at>? AND began_at<?)

select ladder_id as key0, count(*) from call_run where plant_id = ? group by 1 limit ? -- group_ladder_id
--   SEARCH call_run USING COVERING INDEX call_run__ladder_id_report_id_uq (plant_id=?)

select report_id as key0, count(*) from call_run where plant_id = ? group by 1 limit ? -- group_report_id
--   SEARCH call_run USING COVERING INDEX call_run__plant_report_began_at_id_ix (plant_id=?)

select equipment_id as key0, count(*) from call_run where plant_id = ? group by 1 limit ? -- group_equipment_id
select row_groups(10000, 1, 1, (began_at + 62167420800000) / 86400000 - 719530) from call_run where plant_id = ? -- group_began_at
--   SEARCH call_run USING COVERING INDEX call_run__plant_equipment_began_at_id_ix (plant_id=?)

select state as key0, count(*) from call_run where plant_id = ? group by 1 limit ? -- group_state
--   SEARCH call_run USING COVERING INDEX call_run__plant_state_next_at_id_ix (plant_id=?)

select max(id) from call_run -- group_created_at, group_updated_at, group_measures
--   SEARCH call_run

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from call_run indexed by call_run__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from call_run indexed by call_run__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, ladder_id, position) from call_run indexed by call_run__plant_uq where plant_id = ? -- group_measures
--   SEARCH call_run USING INDEX call_run__plant_uq (plant_id=?)
