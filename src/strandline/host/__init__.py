"""What every host of tables needs, and knows no database, HTTP or process: duties, commits, jobs, rights."""
